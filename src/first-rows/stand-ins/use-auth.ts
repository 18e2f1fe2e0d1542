import { currentFrame } from '../page'

/** The role of the account that has arrived, in the build of the inline script of the first rows. */
export const useRole = () => currentFrame().role

/** The account that has arrived. */
export const useGetIdentity = () => ({ data: currentFrame().account })
