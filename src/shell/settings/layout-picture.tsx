import type { Settings } from '#theme/settings'

/** A small picture of a layout: the positions of navigation and page. */
export const LayoutPicture = ({ layout }: { layout: Settings['themeLayout'] }) => (
  <svg width="56" height="40" viewBox="0 0 56 40" aria-hidden="true" className="layout-picture">
    {layout === 'horizontal' ? (
      <>
        <rect className="layout-nav" x="2" y="2" width="52" height="8" rx="2" />
        <rect className="layout-page" x="2" y="13" width="52" height="25" rx="2" />
      </>
    ) : (
      <>
        <rect className="layout-nav" x="2" y="2" width={layout === 'mini' ? 8 : 16} height="36" rx="2" />
        <rect
          className="layout-page"
          x={layout === 'mini' ? 13 : 21}
          y="2"
          width={layout === 'mini' ? 41 : 33}
          height="36"
          rx="2"
        />
      </>
    )}
  </svg>
)
