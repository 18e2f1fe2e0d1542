import { useState } from 'react'

const prefix = 'navigation '

/** Whether a part of the menu is open; what is changed by hand is remembered in this browser. */
export function useOpened(name: string, usual: boolean): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => remembered(name) ?? usual)
  const toggle = () => {
    setOpen(!isOpen)
    remember(name, isOpen === usual ? !usual : undefined)
  }
  return [isOpen, toggle]
}

function remembered(name: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(prefix + name)
    return kept === null ? undefined : kept === 'open'
  } catch {
    return undefined
  }
}

function remember(name: string, isOpen: boolean | undefined): void {
  try {
    if (isOpen === undefined) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, isOpen ? 'open' : 'closed')
  } catch {
    // Without a storage the menu works all the same, until the next start.
  }
}
