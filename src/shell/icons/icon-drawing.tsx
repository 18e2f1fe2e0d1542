import './icons.css'
import type { IconName } from './icon-name'

interface IconDrawingProps {
  readonly name: IconName
  /** The SVG paths of the icon; undefined while they are loading. */
  readonly paths: string | undefined
  /** In pixels. */
  readonly size: number
  /** Whether the icon is mirrored on right-to-left pages. */
  readonly isDirectional: boolean
  readonly className?: string
}

/** An icon from its paths. */
export function IconDrawing({ name, paths, size, isDirectional, className = '' }: IconDrawingProps) {
  const [outline, surface] = paths?.split('|').toReversed() ?? []
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      className={`icon ${isDirectional ? 'icon-along' : ''} ${className}`}
      aria-hidden="true"
      data-icon={name}
    >
      {surface && <path d={surface} opacity="0.2" />}
      {outline && <path d={outline} />}
    </svg>
  )
}
