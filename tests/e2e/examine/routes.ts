/**
 * A route with its expected heading, or the path that it redirects to; `needs` is the access it requires. `{title}` in a
 * heading stands for the title of the record in the path; without `heading`, any heading except those of errors is
 * accepted.
 */
export interface Route {
  readonly path: string
  readonly heading?: string | RegExp
  readonly leadsTo?: string
  /** The same for the role `user`. */
  readonly leadsBuyersTo?: string
  /** A resource and a verb: roles that never have this access are refused. */
  readonly needs?: readonly [resource: string, verb: string]
}

const of = (resource: string, verb = 'read') => ({ needs: [resource, verb] as const })

/**
 * The dashboard's routes of the specification, and what each must show. `{name}` stands for a record of that resource
 * that the user may read, or update if the route requires it.
 */
export const specifiedRoutes: readonly Route[] = [
  { path: '/dashboard', leadsTo: '/dashboard/app' },
  { path: '/dashboard/app', heading: /^Welcome back, \S/ },
  { path: '/dashboard/ecommerce', heading: 'E-commerce', ...of('orders') },
  { path: '/dashboard/analytics', heading: 'Analytics', ...of('pageViews') },
  { path: '/dashboard/banking', heading: 'Banking', ...of('ledgerEntries') },
  { path: '/dashboard/booking', heading: 'Booking', ...of('bookings') },
  { path: '/dashboard/file', heading: 'Storage', ...of('files') },
  { path: '/dashboard/mail', leadsTo: '/dashboard/mail/all', ...of('mails') },
  { path: '/dashboard/mail/all', heading: 'Mail', ...of('mails') },
  { path: '/dashboard/mail/inbox', heading: 'Mail', ...of('mails') },
  { path: '/dashboard/mail/inbox/{mails}', heading: 'Mail', ...of('mails') },
  { path: '/dashboard/chat', heading: 'Chat', ...of('conversations') },
  { path: '/dashboard/chat/new', heading: 'Chat', ...of('conversations') },
  { path: '/dashboard/chat/{conversations}', heading: 'Chat', ...of('conversations') },
  { path: '/dashboard/calendar', heading: 'Calendar', ...of('calendarEvents') },
  { path: '/dashboard/kanban', heading: 'Kanban', ...of('kanbanCards') },
  { path: '/dashboard/files-manager', heading: 'Files', ...of('files') },
  { path: '/dashboard/permission-denied', heading: 'Restricted access' },
  { path: '/dashboard/blank', heading: 'Blank' },
  { path: '/dashboard/user', leadsTo: '/dashboard/user/list', ...of('users') },
  { path: '/dashboard/user/list', heading: 'Users', ...of('users') },
  { path: '/dashboard/user/cards', heading: 'Users', ...of('users') },
  { path: '/dashboard/user/new', heading: 'New user', ...of('users', 'create') },
  { path: '/dashboard/user/profile', heading: 'Profile' },
  { path: '/dashboard/user/account', heading: 'Account' },
  { path: '/dashboard/user/{users}/edit', heading: 'Edit {title}', ...of('users', 'update') },
  { path: '/dashboard/e-commerce', leadsTo: '/dashboard/e-commerce/shop', ...of('products') },
  { path: '/dashboard/e-commerce/shop', heading: 'Products', ...of('products') },
  {
    path: '/dashboard/e-commerce/list',
    heading: 'Products',
    leadsBuyersTo: '/dashboard/e-commerce/shop',
    ...of('products'),
  },
  { path: '/dashboard/e-commerce/checkout', heading: 'Checkout', ...of('products') },
  { path: '/dashboard/e-commerce/product/new', heading: 'New product', ...of('products', 'create') },
  { path: '/dashboard/e-commerce/product/{products}', heading: '{title}', ...of('products') },
  {
    path: '/dashboard/e-commerce/product/{products}/edit',
    heading: 'Edit {title}',
    ...of('products', 'update'),
  },
  { path: '/dashboard/invoice', leadsTo: '/dashboard/invoice/list', ...of('invoices') },
  { path: '/dashboard/invoice/list', heading: 'Invoices', ...of('invoices') },
  { path: '/dashboard/invoice/new', heading: 'New invoice', ...of('invoices', 'create') },
  { path: '/dashboard/invoice/{invoices}', heading: '{title}', ...of('invoices') },
  { path: '/dashboard/invoice/{invoices}/edit', heading: 'Edit {title}', ...of('invoices', 'update') },
  { path: '/dashboard/blog', leadsTo: '/dashboard/blog/posts', ...of('posts') },
  { path: '/dashboard/blog/posts', heading: 'Posts', ...of('posts') },
  { path: '/dashboard/blog/new', heading: 'New post', ...of('posts', 'create') },
  { path: '/dashboard/blog/post/{posts}', heading: '{title}', ...of('posts') },
  { path: '/dashboard/audit', heading: 'Audit log', ...of('audit') },
]

/** Routes for anonymous users. */
export const openRoutes: readonly Route[] = [
  { path: '/auth', leadsTo: '/auth/login' },
  { path: '/auth/login', heading: 'Log in to Corridor' },
  { path: '/auth/login-unprotected', heading: 'Log in to Corridor' },
  { path: '/auth/register', heading: 'Create your account' },
  { path: '/auth/register-unprotected', heading: 'Create your account' },
  { path: '/auth/verify', heading: 'Check your mail' },
  { path: '/auth/reset-password', heading: 'Forgot your password?' },
  { path: '/auth/new-password', heading: 'Set a new password' },
  { path: '/maintenance', heading: 'Website currently under maintenance' },
  { path: '/403', heading: 'Restricted access' },
  { path: '/404', heading: 'Sorry, page not found!' },
  { path: '/500', heading: 'Internal server error' },
  { path: '/components', heading: 'Components' },
]

/** Paths that do not exist: with a trailing slash, or not declared. */
export const unknownPaths: readonly string[] = [
  '/dashboard/',
  '/dashboard/invoice/list/',
  '/dashboard/there-is-nothing',
  '/dashboard/invoice/list/more/and/more',
  '/auth/nothing',
  '/auth/login/',
]
