import { useEffect } from 'react'
import { withCount } from '#base/counts/menu-counts'
import { brandName } from '#text/brand'

/** Sets the window title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = withCount(`${title} · ${brandName}`)
  }, [title])
}
