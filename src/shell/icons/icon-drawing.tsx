import './icons.css'
import type { IconName } from './icon-name'

interface IconDrawingProps {
  readonly name: IconName
  /** The SVG paths of the icon; undefined while they are loading. */
  readonly paths: string | undefined
  /** In pixels. */
  readonly size: number
  readonly className?: string
}

/** An icon from its paths. */
export function IconDrawing({ name, paths, size, className = '' }: IconDrawingProps) {
  const [outline, surface] = paths?.split('|').toReversed() ?? []
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
