import { useEffect } from 'react'
import { brand } from '#text/brand'

/** Puts the title of a page into the window's. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
}
