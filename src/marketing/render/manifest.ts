import { brand } from '#text/brand'
import { modes } from '#theme/tokens'

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
})

/** The web app manifest. */
export const siteManifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: modes.dark.background,
  theme_color: modes.dark.background,
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, icon(192), icon(512)],
}
