import type { SitePage } from '#marketing/base/page'
import { cookies } from './cookies'
import { documentPage } from './document'
import { privacy } from './privacy'
import { security } from './security'
import { status } from './status'
import { StatusCheck } from './status-check'
import { terms } from './terms'

/** The legal pages of the company. */
export const legalPages: readonly SitePage[] = [
  documentPage('/terms', terms),
  documentPage('/privacy', privacy),
  documentPage('/cookies', cookies),
  documentPage('/security', security),
  documentPage('/status', status, StatusCheck),
]
