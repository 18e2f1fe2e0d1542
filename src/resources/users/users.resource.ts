import { boolean, choice, country, defineResource, email, image, me, phone, roles, text, type RowOf } from '../../define'

export const users = defineResource('users', {
  label: ['User', 'Users'],
  icon: 'users',
  menu: 'management',
  fields: {
    displayName: text({ search: true, max: 160 }),
    firstName: text({ max: 80 }),
    lastName: text({ max: 80 }),
    email: email({ search: true, unique: true }),
    photoURL: image({ optional: true, label: 'Photo' }),
    phoneNumber: phone({ optional: true }),
    country: country({ optional: true }),
    address: text({ optional: true, max: 300 }),
    state: text({ optional: true, max: 120 }),
    city: text({ optional: true, max: 120 }),
    zipCode: text({ optional: true, max: 20 }),
    company: text({ optional: true, search: true, max: 160 }),
    about: text({ optional: true, lines: 4, max: 2000 }),
    role: choice(roles, { default: 'user', changedBy: ['admin'] }),
    status: choice(['active', 'pending', 'banned', 'rejected'], { default: 'active', changedBy: ['admin'] }),
    isPublic: boolean(),
    emailVerified: boolean({ readOnly: true }),
    locale: choice(['en', 'cn'], { default: 'en', label: 'Language' }),
    timezone: text({ optional: true, max: 64 }),
  },
  title: 'displayName',
  columns: ['displayName', 'email', 'role', 'status', 'company', 'createdAt'],
  filters: ['role', 'status', 'createdAt'],
  sort: 'displayName',
  access: {
    admin: { read: true, update: true },
    manager: { read: true },
    user: { read: { id: me }, update: { id: me } },
  },
  wire: {
    one: { method: 'GET', path: '/api/account/my-account', by: me, answer: 'user' },
    own: {
      login: {
        method: 'POST',
        path: '/api/account/login',
        open: true,
        asks: { email: email(), password: text({ max: 200 }) },
        answers: ['accessToken', 'user'],
      },
      register: {
        method: 'POST',
        path: '/api/account/register',
        open: true,
        asks: {
          email: email(),
          password: text({ min: 6, max: 200 }),
          firstName: text({ max: 80 }),
          lastName: text({ max: 80 }),
        },
        answers: ['accessToken', 'user'],
      },
      logout: { method: 'POST', path: '/api/account/logout' },
    },
  },
  routes: {
    list: '/dashboard/user/list',
    create: '/dashboard/user/new',
    show: '/dashboard/user/:id',
    edit: '/dashboard/user/:id/edit',
  },
})
export type User = RowOf<typeof users>
