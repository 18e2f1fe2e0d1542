import { IconDrawing } from '#shell/icons/icon-drawing'
import type { IconName } from '#shell/icons/icon-name'
import { currentFrame } from '../page'

/** An icon of the page's data, in the builds of the scripts of the first rows. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const { icons, directional } = currentFrame().data
  return (
    <IconDrawing name={name} paths={icons[name]} size={size} isDirectional={directional.includes(name)} />
  )
}
