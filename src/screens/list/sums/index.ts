export { Sums } from './sums'
export { TabSums } from './tab-sums'
