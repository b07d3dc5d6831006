/** Where companies come from, and what invented companies of each place are called. */

/** City zh, en, province by GB/T 2260, weight. */
export const cities = `
深圳|Shenzhen|440000|26
东莞|Dongguan|440000|20
佛山|Foshan|440000|12
广州|Guangzhou|440000|10
中山|Zhongshan|440000|5
惠州|Huizhou|440000|6
珠海|Zhuhai|440000|4
苏州|Suzhou|320000|16
无锡|Wuxi|320000|9
常州|Changzhou|320000|7
南京|Nanjing|320000|4
南通|Nantong|320000|4
宁波|Ningbo|330000|12
台州|Taizhou|330000|7
温州|Wenzhou|330000|6
杭州|Hangzhou|330000|7
嘉兴|Jiaxing|330000|4
绍兴|Shaoxing|330000|3
上海|Shanghai|310000|12
北京|Beijing|110000|5
天津|Tianjin|120000|4
济南|Jinan|370000|5
青岛|Qingdao|370000|4
烟台|Yantai|370000|2
厦门|Xiamen|350000|4
泉州|Quanzhou|350000|3
大连|Dalian|210000|5
沈阳|Shenyang|210000|4
武汉|Wuhan|420000|5
长沙|Changsha|430000|3
株洲|Zhuzhou|430000|3
洛阳|Luoyang|410000|4
合肥|Hefei|340000|4
西安|Xi’an|610000|4
成都|Chengdu|510000|4
重庆|Chongqing|500000|3`;

/** Country, city zh, city en, then names zh/en parted by commas, then the form of the company. */
export const abroad = `
DE|斯图加特|Stuttgart|布伦霍特/Brennholt,埃申多/Eschendorf,克劳维茨/Krauwitz,林登哈特/Lindenhart,奥特施泰/Ottersteig,维滕堡/Wittenbach|GmbH
DE|开姆尼茨|Chemnitz|哈瑟洛/Haselohe,罗登塔/Rodenthal,施普林瓦/Springwald,特劳恩/Traunitz|GmbH & Co. KG
JP|名古屋|Nagoya|朝凪/Asanagi,水城/Mizushiro,桐原/Kirihara,花巻野/Hanamakino,高嶺/Takamine Seiki|K.K.
JP|滨松|Hamamatsu|月影/Tsukikage,北斗崎/Hokutosaki,常磐井/Tokiwai,白鹭原/Shirasagihara|Co., Ltd.
CH|温特图尔|Winterthur|阿彭格/Appengrat,洛伊特维/Leutwiler,赛格尔/Saegelin,图纳比/Thunabach|AG
IT|博洛尼亚|Bologna|贝尔纳佐/Bernazzo,卡斯特洛/Castelloro,马伦蒂/Marentini,里瓦诺/Rivanello,托雷西/Torresina|S.p.A.
KR|昌原|Changwon|瑞林/Seorim,韩度/Handor,大原/Daewoneung,青海/Cheonghae|Co., Ltd.
US|克利夫兰|Cleveland|奥克里奇/Oakridge Point,哈特菲/Hartsfield,石溪/Stonebrook,凯恩伍/Kanewood|Inc.
AT|林茨|Linz|格拉本/Grabenau,霍恩瓦/Hohenwald|GmbH
SE|韦斯特罗斯|Västerås|林德奎/Lindqvara,诺尔福/Norrfors|AB
ES|毕尔巴鄂|Bilbao|埃切瓦/Etxebar,奥里萨/Orizabal|S.A.
FR|里昂|Lyon|瓦尔蒙/Valmontier,贝勒里/Bellerive|SAS
CZ|布尔诺|Brno|克拉里/Kralivec,莫拉瓦/Moravnik|s.r.o.
TR|布尔萨|Bursa|阿克德/Akdemirli,耶尼泰/Yenitepe|A.Ş.
SG|新加坡|Singapore|狮湾/Lionbay,滨海/Marinedge|Pte. Ltd.
IN|浦那|Pune|苏里亚/Suryadhar,德干/Deccanor|Pvt. Ltd.
TW|台中|Taichung|丰原岳/Fengyuan Yue,大肚溪/Dadu Creek,雾峰/Wufeng Peak,后里/Houli Works,东势/Dongshi Forge,谷关/Guguan,和美田/Hemeitian|Co., Ltd.
TW|台南|Tainan|盐水/Yanshui,安平港/Anping Harbour,善化/Shanhua Field|Co., Ltd.
HK|香港|Hong Kong|青衣湾/Tsing Yi Bay,狮径/Lion Path,大帽/Tai Mo|Limited`;

/** First and second syllable of a brand, each with its sound; rare enough together to be inventions. */
export const firstSyllables =
  '衡Heng 磐Pan 曜Yao 澄Cheng 沐Mu 澜Lan 岚Lan 峻Jun 砺Li 昶Chang 翊Yi 珩Heng 铄Shuo 渊Yuan 祺Qi 骁Xiao 瀚Han 弘Hong 嵘Rong 朔Shuo 煦Xu 泽Ze 逸Yi 钧Jun 矩Ju 睿Rui 晟Sheng 璟Jing 淳Chun 赫He 锐Rui 启Qi 卓Zhuo 谨Jin 拓Tuo 凌Ling 越Yue 铭Ming 恺Kai 柏Bai';
export const secondSyllables =
  '岳Yue 川Chuan 准Zhun 衍Yan 度Du 轩Xuan 图Tu 芯Xin 屹Yi 锋Feng 拓Tuo 桥Qiao 野Ye 微Wei 驰Chi 序Xu 维Wei 原Yuan 聿Yu 构Gou 理Li 程Cheng 元Yuan 界Jie 辰Chen 舟Zhou 石Shi 谷Gu 帆Fan 节Jie 知Zhi 行Xing 寸Cun 尺Chi 格Ge 曲Qu 径Jing 峰Feng 途Tu 锵Qiang';
