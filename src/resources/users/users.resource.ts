import {
  boolean,
  choice,
  choices,
  country,
  defineResource,
  email,
  image,
  listOf,
  me,
  phone,
  roles,
  state,
  text,
  url,
  type RowOf,
} from '#define'
import { hoursOfDay } from '#define/choices/quiet-hours'
import { accountCalls } from './account.wire'
import { pushCalls } from './push.wire'
import { signInCalls } from './sign-in.wire'

export const users = defineResource('users', {
  label: ['User', 'Users'],
  icon: 'users',
  menu: 'management',
  fields: {
    displayName: text({ search: true, max: 160 }),
    username: text({ slugOf: 'displayName', unique: true, max: 200 }),
    firstName: text({ max: 80 }),
    lastName: text({ max: 80 }),
    email: email({ search: true, unique: true, writableBy: ['admin'] }),
    photoURL: image({ optional: true, label: 'Photo', crop: 'round' }),
    coverURL: image({ optional: true, label: 'Cover', crop: 4 }),
    phoneNumber: phone({ optional: true }),
    country: country({ optional: true }),
    address: text({ optional: true, max: 300 }),
    state: text({ optional: true, max: 120 }),
    city: text({ optional: true, max: 120 }),
    zipCode: text({ optional: true, max: 20 }),
    company: text({ optional: true, search: true, max: 160 }),
    about: text({ optional: true, lines: 4, max: 2000 }),
    role: choice(roles, { default: 'user', writableBy: ['admin'] }),
    status: state(['active', 'pending', 'banned', 'rejected'], {
      hold: { from: 'active', to: 'pending' },
      approve: { from: 'pending', to: 'active' },
      reject: { from: 'pending', to: 'rejected', confirm: true },
      ban: {
        from: ['active', 'pending'],
        to: 'banned',
        input: { reason: text({ lines: 3, max: 500, help: 'The banned person reads it too.' }) },
      },
      reinstate: { from: ['banned', 'rejected'], to: 'active' },
    }),
    banReason: text({ optional: true, readOnly: true, lines: 3, max: 500, readableBy: ['admin', 'manager'] }),
    isPublic: boolean(),
    emailVerified: boolean({ readOnly: true }),
    locale: choice(['en', 'cn'], {
      default: 'en',
      label: 'Language',
      labels: { en: 'English', cn: '中文' },
    }),
    timezone: text({ optional: true, max: 64, format: 'timeZone', label: 'Time zone' }),
    socialLinks: listOf(
      { network: choice(['website', 'linkedin', 'x', 'facebook', 'instagram', 'wechat']), url: url() },
      { max: 8 },
    ),
    notifyAbout: choices(['invoices', 'registrations'], {
      label: 'Notify by mail about',
      help: 'Only administrators are notified of registrations.',
    }),
    quietFrom: choice(hoursOfDay, { optional: true, label: 'Quiet from' }),
    quietUntil: choice(hoursOfDay, {
      optional: true,
      label: 'Quiet until',
      help: 'Every day from one hour until the other, nothing is shown or pushed.',
    }),
  },
  title: 'displayName',
  key: 'username',
  columns: ['displayName', 'email', 'role', 'status', 'company', 'createdAt'],
  filters: ['role', 'status', 'createdAt'],
  sort: 'displayName',
  tabs: 'status',
  presetViews: {
    pending: {
      label: 'Waiting for approval',
      where: { status: 'pending' },
      sort: 'createdAt',
      for: ['admin', 'manager'],
    },
  },
  views: { gallery: { image: 'photoURL', facts: ['role', 'status'] } },
  actions: {
    viewAs: { on: 'record', confirm: true, output: { accessToken: text() }, label: 'View as this user' },
  },
  layout: {
    summary: { image: 'photoURL', meta: ['role', 'email', 'company'] },
    sections: {
      person: {
        label: 'Personal details',
        fields: ['displayName', 'firstName', 'lastName', 'email', 'phoneNumber', 'company', 'about'],
      },
      home: { label: 'Home', fields: ['address', 'city', 'state', 'zipCode', 'country'] },
      links: { fields: ['socialLinks'] },
      access: { fields: ['role', 'emailVerified', 'banReason'], aside: true },
      pictures: { fields: ['photoURL', 'coverURL'], aside: true },
      preferences: {
        fields: ['locale', 'timezone', 'notifyAbout', 'quietFrom', 'quietUntil', 'isPublic', 'username'],
        aside: true,
      },
    },
  },
  shownWhen: { banReason: { status: 'banned' } },
  access: {
    // Administrators need another role before they can be banned or deleted; the last one keeps the role.
    admin: {
      read: true,
      create: true,
      update: true,
      delete: { role: ['manager', 'user'] },
      approve: true,
      reject: { role: ['manager', 'user'] },
      ban: { role: ['manager', 'user'] },
      reinstate: true,
      viewAs: { role: ['manager', 'user'], status: 'active' },
    },
    manager: { read: true, update: { id: me } },
    user: { read: { id: me }, update: { id: me } },
  },
  wire: {
    one: { method: 'GET', path: '/api/account/my-account', by: me, answer: 'user' },
    change: { method: 'PATCH', path: '/api/account/my-account', by: me, answer: 'user' },
    own: { ...signInCalls, ...accountCalls, ...pushCalls },
  },
  routes: {
    list: '/dashboard/user/list',
    create: '/dashboard/user/new',
    show: '/dashboard/user/:id',
    edit: '/dashboard/user/:id/edit',
    gallery: '/dashboard/user/cards',
  },
})
export type User = RowOf<typeof users>
