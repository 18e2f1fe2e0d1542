import { createContext } from 'react'
import type { GuardedHistory } from './guarded-history'

/** The guarded history; undefined if a page is rendered without a router. */
export const HistoryContext = createContext<GuardedHistory | undefined>(undefined)
