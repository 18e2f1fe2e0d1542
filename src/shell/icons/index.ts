export { Flag } from './flag'
export { Icon } from './icon'
export type { IconName } from './icon-name'
