/** The maps service that pages with a token use. */
export const mapsOrigin = 'https://api.mapbox.com'

interface MapOptions {
  readonly isDark: boolean
  readonly width: number
  readonly height: number
  readonly token: string
}

/** The URL of a map that shows some locations, each as longitude and latitude. */
export function mapUrl(
  locations: readonly (readonly [number, number])[],
  { isDark, width, height, token }: MapOptions,
): string {
  const pins = locations.map(([longitude, latitude]) => `pin-s(${longitude},${latitude})`).join(',')
  const query = new URLSearchParams({ padding: '40', access_token: token })
  const style = isDark ? 'dark-v11' : 'light-v11'
  return `${mapsOrigin}/styles/v1/mapbox/${style}/static/${pins}/auto/${width}x${height}@2x?${query}`
}
