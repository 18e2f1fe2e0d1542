import { matchPath, useLocation } from 'react-router'
import type { MenuEntry } from './use-menu'

/** Returns which item of the menu, and which of its pages, is the current one. */
export function useActiveItem() {
  const { pathname } = useLocation()
  return {
    isIn: ({ paths }: MenuEntry): boolean => paths.some((path) => matchPath(path, pathname)),
    isAt: (to: string): boolean => pathname === to,
  }
}

/** The attributes of a link to the current page. */
export const current = (isHere: boolean): { 'aria-current'?: 'page' } =>
  isHere ? { 'aria-current': 'page' } : {}
