import type { AreaIcon } from '#define/area-icons'
import type { firstBold, firstTwoTone, laterBold, laterTwoTone } from './icon-list'

type Names<List extends readonly string[]> = List[number]

/** Every icon there is. Another one is added to the list, and drawn by `node scripts/icons.mjs`. */
export type IconName =
  | AreaIcon
  | Names<typeof firstTwoTone>
  | Names<typeof firstBold>
  | Names<typeof laterTwoTone>
  | Names<typeof laterBold>
