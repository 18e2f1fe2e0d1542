/** The attributes of a link to the current page. */
export const current = (isHere: boolean): { 'aria-current'?: 'page' } =>
  isHere ? { 'aria-current': 'page' } : {}
