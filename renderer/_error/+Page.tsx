export { NotFound as Page } from '../../components/frame/lost/NotFound'
