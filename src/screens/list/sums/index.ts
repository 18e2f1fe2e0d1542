export { Sums } from './sums'
