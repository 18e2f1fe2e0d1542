import { useEffect, useState } from 'react'
import { lazyModule } from '#base/loading/lazy-module'
import { firstIcons } from './first-icons.generated'
import { IconDrawing } from './icon-drawing'
import type { IconName } from './icon-name'
import { isDirectional } from './is-directional'

type Drawings = Readonly<Record<string, string>>

const later = [
  lazyModule<Drawings>(() => import('./action-icons.generated').then(({ actionIcons }) => actionIcons)),
  lazyModule<Drawings>(() => import('./place-icons.generated').then(({ placeIcons }) => placeIcons)),
]

const first: Drawings = firstIcons
const known = (name: IconName): string | undefined =>
  [first, ...later.map((part) => part.loaded())].find((drawings) => drawings?.[name])?.[name]

interface IconProps {
  /** An icon of the list; a default icon for areas without one. */
  readonly name?: IconName | undefined
  /** In pixels. */
  readonly size?: number
  readonly className?: string
}

/**
 * A decorative icon beside a text or inside a labelled button. It has the colour of the text, and directional icons
 * are mirrored on right-to-left pages. An icon that is loaded later leaves its space empty until then.
 */
export function Icon({ name = 'squares-four', size = 24, className = '' }: IconProps) {
  return (
    <IconDrawing
      name={name}
      paths={useDrawing(name)}
      size={size}
      isDirectional={isDirectional(name)}
      className={className}
    />
  )
}

/** The SVG paths of an icon: at once if they are loaded, otherwise when their chunk is. */
function useDrawing(name: IconName): string | undefined {
  const [, drawAgain] = useState(0)
  const drawing = known(name)
  useEffect(() => {
    if (known(name)) return
    let isHere = true
    const arrived = () => isHere && drawAgain((times) => times + 1)
    later.forEach((part) => {
      part.load().then(arrived, () => part.forgetFailure())
    })
    return () => void (isHere = false)
  }, [name])
  return drawing
}
