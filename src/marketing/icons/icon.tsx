import type { SiteIcon } from './site-icons'
import { siteIcons } from './site-icons.generated'

/** A decorative icon on a tinted tile. */
export const IconTile = ({ name }: { name: SiteIcon }) => {
  const [surface, outline] = siteIcons[name].split('|')
  return (
    <span className="icon-tile" aria-hidden="true">
      <svg width="24" height="24" viewBox="0 0 256 256" fill="currentColor">
        <path d={surface} opacity="0.2" />
        <path d={outline} />
      </svg>
    </span>
  )
}
