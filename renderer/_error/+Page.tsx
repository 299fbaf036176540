export { NotFound as Page } from '../../components/frame/NotFound'
