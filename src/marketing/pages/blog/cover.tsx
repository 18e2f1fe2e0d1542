import { placeholder } from '#marketing/parts/placeholders'

interface CoverProps {
  readonly className?: string
  readonly width: number
  readonly height: number
}

/**
 * The picture of a post, whose address the server fills in. It stands in a picture element, for which React writes no
 * preloading: that would stand outside of what is repeated for each post, and its place would stay empty.
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
