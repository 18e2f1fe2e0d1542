import { useEffect } from 'react'

const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]'

/** Focuses the input of a field once the dialog is rendered. */
export function useFirstFocus(field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return
    const input = document.querySelector<HTMLElement>(`[role="dialog"] [data-field="${CSS.escape(field)}"]`)
    input?.querySelector<HTMLElement>(focusable)?.focus()
  }, [field])
}
