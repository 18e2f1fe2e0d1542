import type { AreaIcon } from '#define/choices/area-icons'
import type { firstBold, firstTwoTone, laterBold, laterTwoTone } from './icon-list'

type Names<List extends readonly string[]> = List[number]

/** All icons. To add one, add it to the list and run `node scripts/icons.mjs`. */
export type IconName =
  | AreaIcon
  | Names<typeof firstTwoTone>
  | Names<typeof firstBold>
  | Names<typeof laterTwoTone>
  | Names<typeof laterBold>
