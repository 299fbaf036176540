export { NotFound as Page } from '../../components/lost/NotFound'
