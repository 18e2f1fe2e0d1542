import { createContext } from 'react'
import type { DataRouter } from 'react-router-dom'

/** The data router of the page; undefined if a page is rendered inside another router. */
export const RouterContext = createContext<DataRouter | undefined>(undefined)
