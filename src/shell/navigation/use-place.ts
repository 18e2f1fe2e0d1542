import { matchPath, useLocation } from 'react-router'
import type { MenuEntry } from './use-menu'

/** Tells which line of the menu, and which of its pages, is the place where one stands. */
export function usePlace() {
  const { pathname } = useLocation()
  return {
    isIn: ({ places }: MenuEntry): boolean => places.some((place) => matchPath(place, pathname)),
    isAt: (to: string): boolean => pathname === to,
  }
}

/** What says that a link leads to where one stands. */
export const current = (isHere: boolean): { 'aria-current'?: 'page' } =>
  isHere ? { 'aria-current': 'page' } : {}
