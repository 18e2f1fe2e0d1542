import type { Components, Theme } from '@mui/material/styles'
import { veil } from '#theme/style-helpers'
import { measures } from '#theme/tokens'

export type ThemeComponents = Components<Theme>

export const focusRing = { outline: '2px solid var(--focus)', outlineOffset: 2 }

/** A grey that lies on anything: the share of it in per cent. */
export const grey = (share: number): string => veil({ color: 'var(--text-disabled)', opacity: share / 100 })

/** What floats above the page. */
export const floating = {
  borderRadius: measures.floatRadius,
  backgroundImage: 'none',
  boxShadow: 'var(--dropdown-shadow)',
}

export const dashed = '1px dashed var(--divider)'
export const quick = '160ms ease-out'

/** Ours are the three that carry a meaning, and the brand. */
export const tones = ['primary', 'info', 'success', 'warning', 'error'] as const
