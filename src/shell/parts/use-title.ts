import { useEffect } from 'react'
import { brandName } from '#text/brand'

/** Sets the window title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [title])
}
