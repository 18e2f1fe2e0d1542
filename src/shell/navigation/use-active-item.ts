import { matchPath, useLocation } from 'react-router'
import type { MenuEntry } from './use-menu'

/** Tells which line of the menu, and which of its pages, is the place where one stands. */
export function useActiveItem() {
  const { pathname } = useLocation()
  return {
    isIn: ({ paths }: MenuEntry): boolean => paths.some((path) => matchPath(path, pathname)),
    isAt: (to: string): boolean => pathname === to,
  }
}

/** What says that a link leads to where one stands. */
export const current = (isHere: boolean): { 'aria-current'?: 'page' } =>
  isHere ? { 'aria-current': 'page' } : {}
