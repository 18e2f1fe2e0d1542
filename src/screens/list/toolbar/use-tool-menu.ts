import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'

/**
 * The tools of a list as a menu below their button, on phones; elsewhere the button is hidden and the tools are in a
 * row. It closes with Escape, when the focus leaves it, and with a tool that does its work elsewhere.
 */
export function useToolMenu() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    around: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return
        event.preventDefault()
        close()
        button.current?.focus()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isInDialog = relatedTarget instanceof Element && relatedTarget.closest('[role="presentation"]')
        if (!currentTarget.contains(relatedTarget) && !isInDialog && relatedTarget !== null) close()
      },
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpen(!isOpen),
    },
    tools: {
      id,
      'data-open': isOpen || undefined,
      onClick: ({ target }: MouseEvent) => {
        const tool = target instanceof Element ? target.closest('a, button') : null
        // The menus of tools are placed at their buttons.
        if (tool && tool.getAttribute('aria-haspopup') !== 'menu') close()
      },
    },
  }
}
