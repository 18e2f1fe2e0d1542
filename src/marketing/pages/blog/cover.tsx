import { placeholder } from '#marketing/parts/placeholders'

interface CoverProps {
  readonly className?: string
  readonly width: number
  readonly height: number
}

/**
 * The cover of a post, whose URL the server fills in. Inside a `picture` element, because React would otherwise add a
 * preload link outside the repeated markup, where the placeholder is not filled.
 */
export const Cover = ({ className, width, height }: CoverProps) => (
  <picture>
    <img
      className={className}
      src={placeholder('cover')}
      alt=""
      width={width}
      height={height}
      decoding="async"
    />
  </picture>
)
