/** What stands in place of a page that is not kept, in the language of its address. */

const TEXTS: Record<string, [lang: string, title: string, text: string, plan: string, meetings: string, hall: string]> =
  {
    en: [
      'en',
      'You are offline',
      'This page needs the network. What you opened before can still be read:',
      'My visit plan',
      'Programme',
      'Hall plan',
    ],
    'zh-cn': [
      'zh-CN',
      '当前没有网络',
      '此页面需要网络。以下打开过的内容仍可阅读：',
      '我的参观计划',
      '会议日程',
      '展馆图',
    ],
    'zh-tw': [
      'zh-TW',
      '目前沒有網路',
      '此頁面需要網路。以下開啟過的內容仍可閱讀：',
      '我的參觀計畫',
      '會議議程',
      '展館圖',
    ],
    ru: [
      'ru',
      'Нет сети',
      'Для этой страницы нужна сеть. Открытое раньше можно читать:',
      'Мой план посещения',
      'Деловая программа',
      'План павильонов',
    ],
    ja: [
      'ja',
      'オフラインです',
      'このページにはネットワークが必要です。前に開いたものは読めます：',
      '来場プラン',
      'プログラム',
      '会場図',
    ],
  };

/** @param pathname The address that was asked for. */
export function offlinePage(pathname: string): string {
  const asked = pathname.split('/')[1] ?? '';
  const language = Object.hasOwn(TEXTS, asked) ? asked : 'zh-cn';
  const [lang, title, text, plan, meetings, hall] = TEXTS[language] ?? ['', '', '', '', '', ''];
  const links = [
    ['my/plan', plan],
    ['meeting', meetings],
    ['exhibition/hall-plan', hall],
  ].map(([path, name]) => `<li><a href="/${language}/${path}">${name}</a></li>`);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>body{margin:0;padding:15vh 20px;font:16px/1.6 Inter,system-ui,sans-serif;color:#0b1b2b;background:#fff}main{max-width:560px;margin:auto}h1{font-size:39px;line-height:1.2}a{color:inherit;display:inline-block;padding:10px 0}ul{padding:0;list-style:none}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><ul>${links.join('')}</ul></main></body></html>`;
}
