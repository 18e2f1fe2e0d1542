import './icons.css'
import { useEffect, useState } from 'react'
import { lazyModule } from '#base/loading/lazy-module'
import { firstIcons } from './first-icons.generated'
import type { IconName } from './icon-name'

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
  const drawing = useDrawing(name)
  const [outline, surface] = drawing?.split('|').toReversed() ?? []
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      className={`icon ${pointsAlong.test(name) ? 'icon-along' : ''} ${className}`}
      aria-hidden="true"
      data-icon={name}
    >
      {surface && <path d={surface} opacity="0.2" />}
      {outline && <path d={outline} />}
    </svg>
  )
}

const pointsAlong =
  /^(arrow-(left|right|square-out|u-up-(left|right))|caret-(double-)?(left|right)|sign-(in|out)|list-(bullets|checks|numbers)|text-align-left|sidebar-simple|paper-plane-tilt|chat-text|export|key-return|arrow-clockwise|arrow-counter-clockwise)$/

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
