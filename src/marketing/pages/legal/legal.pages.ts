import type { SitePage } from '#marketing/base/page'
import { cookies } from './cookies'
import { documentPage } from './document'
import { privacy } from './privacy'
import { security } from './security'
import { terms } from './terms'

/** What the company says of its rules, and of what the program does with data. */
export const legalPages: readonly SitePage[] = [
  documentPage('/terms', terms),
  documentPage('/privacy', privacy),
  documentPage('/cookies', cookies),
  documentPage('/security', security),
]
