import type { ResourceLabels } from '#define/labels'

export const pageViews: ResourceLabels = {
  label: '页面浏览',
  singular: '浏览记录',
  fields: {
    hour: '时段',
    site: '站点',
    path: '路径',
    referrer: '来源',
    country: '国家或地区',
    device: '设备',
    views: '浏览量',
    visitors: '访客数',
    signUps: '注册数',
    referrerHost: '来源网站',
    language: '语言',
    ttfb: '首字节（毫秒）',
    fcp: '首次内容绘制（毫秒）',
    lcp: '最大内容绘制（毫秒）',
    inp: '交互响应（毫秒）',
    cls: '布局偏移',
  },
  options: {
    site: { website: '官网', docs: '文档', blog: '博客', dashboard: '控制台' },
    referrer: {
      direct: '直接访问',
      search: '搜索',
      social: '社交媒体',
      partner: '合作方',
      mail: '邮件',
      ads: '广告',
      other: '其他网站',
    },
    device: { desktop: '电脑', mobile: '手机', tablet: '平板' },
    language: { en: 'English', cn: '中文' },
  },
}
