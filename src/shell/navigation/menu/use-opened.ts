import { useState } from 'react'

const prefix = 'navigation '

/**
 * Whether a part of the menu is open: the default, which may change, until the user chooses; the choice is stored in
 * this browser.
 */
export function useOpened(name: string, defaults: boolean): [isOpen: boolean, toggle: () => void] {
  const [chosen, choose] = useState(() => readOpened(name))
  const isOpen = chosen ?? defaults
  const toggle = () => {
    const next = isOpen === defaults ? !defaults : undefined
    choose(next)
    remember(name, next)
  }
  return [isOpen, toggle]
}

function readOpened(name: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(prefix + name)
    return stored === null ? undefined : stored === 'open'
  } catch {
    return undefined
  }
}

function remember(name: string, isOpen: boolean | undefined): void {
  try {
    if (isOpen === undefined) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, isOpen ? 'open' : 'closed')
  } catch {
    // Without storage the choice lasts until the next reload.
  }
}
