/** What the helpers take where they are told nothing else. */
export const defaultStyle = { blur: 6, opacity: 0.8, color: '#000000', direction: 'to bottom' } as const

interface Veil {
  readonly color?: string
  /** From 0, which is not seen, to 1. */
  readonly opacity?: number
}

/** A colour through which shows what is beneath it. */
export const veil = ({ color = defaultStyle.color, opacity = defaultStyle.opacity }: Veil = {}): string =>
  `color-mix(in srgb, ${color} ${Math.round(opacity * 100)}%, transparent)`

/** A filter that blurs what is beneath, by pixels. */
export const blurred = ({ blur = defaultStyle.blur }: { readonly blur?: number } = {}): string =>
  `blur(${blur}px)`

interface Gradient {
  readonly direction?: string
  readonly from?: string
  readonly to?: string
}

/** A picture that goes from one colour to another; to the same one where no other is named. */
export const gradient = ({
  direction = defaultStyle.direction,
  from = defaultStyle.color,
  to = from,
}: Gradient = {}): string => `linear-gradient(${direction}, ${from}, ${to})`
