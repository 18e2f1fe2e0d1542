import type { SitePage } from '../base/page'
import { aboutUs } from './about-us/about-us.page'
import { blog } from './blog/blog.page'
import { post } from './blog/post.page'
import { cards } from './cards/cards.page'
import { changelog } from './changelog/changelog.page'
import { comingSoon } from './coming-soon/coming-soon.page'
import { contactUs } from './contact-us/contact-us.page'
import { errorPages } from './errors/error.page'
import { developers } from './developers/developers.page'
import { faqs } from './faqs/faqs.page'
import { globalAccounts } from './global-accounts/global-accounts.page'
import { home } from './home/home.page'
import { issuing } from './issuing/issuing.page'
import { legalPages } from './legal/legal.pages'
import { payment } from './payment/payment.page'
import { payments } from './payments/payments.page'
import { payouts } from './payouts/payouts.page'
import { pricing } from './pricing/pricing.page'
import { transactionalFx } from './transactional-fx/transactional-fx.page'
import { transfers } from './transfers/transfers.page'

/** All pages of the site that are rendered at build time. */
export const sitePages: readonly SitePage[] = [
  home,
  globalAccounts,
  cards,
  transfers,
  payments,
  transactionalFx,
  payouts,
  issuing,
  aboutUs,
  pricing,
  payment,
  contactUs,
  faqs,
  blog,
  developers,
  changelog,
  comingSoon,
  ...legalPages,
  ...errorPages,
]

/** Page templates with URL parameters, which the server fills in. */
export const patternPages: readonly SitePage[] = [post]
