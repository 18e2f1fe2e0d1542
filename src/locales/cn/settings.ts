import type { settings as english } from '../en/settings'
import type { settings as drawer } from '../en/settings-drawer'
import type { Translated } from '../translations'

export const settings = {
  title: '设置',
  open: '设置',
  changed: '已更改默认设置',
  reset: '重置',
  fullscreen: '全屏',
  exitFullscreen: '退出全屏',
  themeMode: { title: '模式', light: '浅色', dark: '深色' },
  themeContrast: { title: '对比度', default: '默认', bold: '加强' },
  themeDirection: { title: '文字方向', ltr: '从左到右', rtl: '从右到左' },
  themeLayout: { title: '布局', vertical: '垂直', horizontal: '水平', mini: '迷你' },
  themeStretch: { title: '拉伸', hint: '仅适用于大于 1600px (xl) 的高分辨率屏幕' },
  themeColorPresets: {
    title: '配色预设',
    default: '默认',
    cyan: '青色',
    purple: '紫色',
    blue: '蓝色',
    orange: '橙色',
    red: '红色',
  },
} as const satisfies Translated<typeof english & typeof drawer>
