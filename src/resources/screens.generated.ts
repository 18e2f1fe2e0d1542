// Written from the folders of the features by scripts/discover.mjs: do not edit.
import { combineScreens, type CustomScreens } from '../providers/custom-screens'
import { bankingScreens } from './banking/client/screens'
import { blogScreens } from './blog/client/screens'
import { bookingsScreens } from './bookings/client/screens'
import { calendarScreens } from './calendar/client/screens'
import { chatScreens } from './chat/client/screens'
import { filesScreens } from './files/client/screens'
import { invoicingScreens } from './invoicing/client/screens'
import { jobsScreens } from './jobs/client/screens'
import { kanbanScreens } from './kanban/client/screens'
import { mailScreens } from './mail/client/screens'
import { pageViewsScreens } from './page-views/client/screens'
import { savedViewsScreens } from './saved-views/client/screens'
import { shopScreens } from './shop/client/screens'
import { upgradesScreens } from './upgrades/client/screens'
import { usersScreens } from './users/client/screens'
import { customPages } from './pages.generated'

/** What the features render by hand. */
export const customScreens: CustomScreens = combineScreens(customPages, [
  bankingScreens,
  blogScreens,
  bookingsScreens,
  calendarScreens,
  chatScreens,
  filesScreens,
  invoicingScreens,
  jobsScreens,
  kanbanScreens,
  mailScreens,
  pageViewsScreens,
  savedViewsScreens,
  shopScreens,
  upgradesScreens,
  usersScreens,
])
