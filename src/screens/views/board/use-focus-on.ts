import { useCallback, useEffect, useState } from 'react'

/** Focuses a card or a column once it renders at its new position, where it is another element. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>()
  useEffect(() => {
    if (!wanted) return
    // After the menu has closed and restored the focus.
    const later = setTimeout(() => {
      const selector = `[data-rfd-drag-handle-draggable-id="${CSS.escape(wanted.id)}"]`
      document.querySelector<HTMLElement>(selector)?.focus()
    }, 0)
    return () => clearTimeout(later)
  }, [wanted])
  return useCallback((id: string) => setWanted({ id }), [])
}
