/** The defaults of the style helpers. */
export const defaultStyle = { blur: 6, opacity: 0.8, color: '#000000', direction: 'to bottom' } as const

interface Veil {
  readonly color?: string
  /** From 0, transparent, to 1. */
  readonly opacity?: number
}

/** A translucent colour. */
export const veil = ({ color = defaultStyle.color, opacity = defaultStyle.opacity }: Veil = {}): string =>
  `color-mix(in srgb, ${color} ${Math.round(opacity * 100)}%, transparent)`

/** A blur filter, in pixels. */
export const blurred = ({ blur = defaultStyle.blur }: { readonly blur?: number } = {}): string =>
  `blur(${blur}px)`

interface Gradient {
  readonly direction?: string
  readonly from?: string
  readonly to?: string
}

/** A gradient from one colour to another; a plain colour if only one is given. */
export const gradient = ({
  direction = defaultStyle.direction,
  from = defaultStyle.color,
  to = from,
}: Gradient = {}): string => `linear-gradient(${direction}, ${from}, ${to})`
