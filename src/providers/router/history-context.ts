import { createContext } from 'react'
import type { GuardedHistory } from './guarded-history'

/** The history beneath the pages; there is none where a page is drawn alone. */
export const HistoryContext = createContext<GuardedHistory | undefined>(undefined)
