import { useState } from 'react'

const prefix = 'navigation '

/** Whether a part of the menu is open: as usual, which may change, until the user chooses; that is remembered in this browser. */
export function useOpened(name: string, usual: boolean): [isOpen: boolean, toggle: () => void] {
  const [chosen, choose] = useState(() => remembered(name))
  const isOpen = chosen ?? usual
  const toggle = () => {
    const next = isOpen === usual ? !usual : undefined
    choose(next)
    remember(name, next)
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
