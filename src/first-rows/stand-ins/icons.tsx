import { IconDrawing } from '#shell/icons/icon-drawing'
import type { IconName } from '#shell/icons/icon-name'
import { currentFrame } from '../page'

/** An icon of the page's data, in the builds of the scripts of the first rows. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <IconDrawing name={name} paths={currentFrame().data.icons[name]} size={size} />
)
