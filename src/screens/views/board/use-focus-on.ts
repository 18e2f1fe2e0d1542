import { useCallback, useEffect, useState } from 'react'

/** Gives the focus to a card or a column once it stands where it was put: there it is another element. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>()
  useEffect(() => {
    if (!wanted) return
    // Behind whoever gives the focus back when a menu closes.
    const later = setTimeout(() => {
      const selector = `[data-rfd-drag-handle-draggable-id="${CSS.escape(wanted.id)}"]`
      document.querySelector<HTMLElement>(selector)?.focus()
    }, 0)
    return () => clearTimeout(later)
  }, [wanted])
  return useCallback((id: string) => setWanted({ id }), [])
}
