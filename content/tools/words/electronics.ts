import { speciality } from './table';

/** Theme 5, electronics intelligent manufacturing. */
export const electronics = [
  speciality(
    501,
    'board line',
    'consumer-electronics automotive semiconductor drones',
    `
电子装备|Electronics Equipment
贴装科技|Placement Technology
--
PP|高速贴片机|high-speed placement machine
SP|全自动锡膏印刷机|automatic solder paste printer
FD|智能供料器|smart feeder
--
贴装速度|placement rate|12000-140000/2000|cph
贴装精度|placement accuracy|15-50/5|µm
最小元件|smallest component|0.2-0.6/0.1|mm
基板长度|board length|250-850/50|mm
--
吸嘴真空逐点监视，抛料率低于万分之三。|Vacuum is watched at each nozzle; rejects stay below three in ten thousand.
印刷高度由三维检测反馈，钢网自动擦拭。|Paste height feeds back from 3D inspection, and the stencil wipes itself.
换线时供料车整车推入，八分钟开产。|Feeder carts roll in whole; a new product starts in eight minutes.
元件批号与位号一起记录。|The lot of each component is kept with its place.`,
  ),
  speciality(
    502,
    'board line',
    'consumer-electronics automotive energy-power',
    `
焊接电子|Soldering Systems
热工装备|Thermal Equipment
--
RF|氮气回流焊炉|nitrogen reflow oven
WS|选择性波峰焊|selective soldering machine
VP|真空回流焊炉|vacuum reflow oven
--
加热区数|heating zones|6-14/1|zones
温度均匀性|temperature uniformity|1-4/1|°C
氮气耗量|nitrogen use|8-30/1|m³/h
空洞率|void rate|0.5-5/0.5|%
--
炉温曲线由虚拟测温给出，换板不必再跑板。|Profiles come from virtual sensors, so a new board needs no test run.
助焊剂在炉外回收，三个月清洗一次。|Flux is recovered outside; cleaning is due every three months.
焊点逐个编程，插件旁的小元件不受热。|Each joint is programmed, and small parts nearby stay cool.
待机自动减风，节电三成。|Idle fans slow down and save thirty per cent.`,
  ),
  speciality(
    503,
    'board contour',
    'consumer-electronics automotive medical semiconductor new-energy',
    `
点胶|Dispensing
流体科技|Fluid Technology
--
JV|压电喷射阀|piezo jet valve
DM|视觉点胶机|vision dispensing machine
CC|三防涂覆机|conformal coating machine
--
最小胶点|smallest dot|0.15-0.6/0.05|mm
重复精度|repeatability|3-20/1|µm
喷射频率|jetting rate|200-1200/50|Hz
适用黏度|viscosity|1-300/1|Pa·s
--
胶宽与断点在线检测，补点自动完成。|Width and gaps are inspected in line and filled by themselves.
阀体加热分区，换胶清洗五分钟。|The valve is heated in zones and cleaned in five minutes.
胶量按重量闭环校准。|The amount is calibrated by weight.
轨迹从图纸读取，曲面也保持高度。|Paths come from the drawing and keep their height on curves.`,
  ),
  speciality(
    504,
    'board lattice',
    'semiconductor consumer-electronics automotive',
    `
封装|Packaging
半导体装备|Semiconductor Equipment
--
DB|高精度固晶机|high-accuracy die bonder
WB|金线键合机|wire bonder
FB|倒装贴片机|flip-chip bonder
DS|晶圆划片机|wafer dicing saw
--
贴装精度|placement accuracy|1-15/1|µm
产能|throughput|1000-24000/500|UPH
最大晶圆|largest wafer|150-300/50|mm
键合力|bond force|0.2-60/0.2|N
--
焊头力控分辨率5毫牛，薄芯片不裂。|The head controls force to 5 mN, so thin dies do not crack.
双视觉同时看芯片与基板，热漂移实时补偿。|Two cameras see die and substrate at once and correct thermal drift.
晶圆图与工厂系统自动核对。|Wafer maps are checked with the plant’s system.
设备在千级洁净间装配。|The machine is assembled in a class 1000 clean room.`,
  ),
  speciality(
    505,
    'probe board',
    'semiconductor consumer-electronics automotive new-energy',
    `
检测|Inspection
光电检测|Optical Inspection
--
AO|三维光学检测机|3D optical inspection machine
XR|X射线检测机|X-ray inspection machine
PI|锡膏检测机|solder paste inspection machine
--
像素分辨率|pixel size|0.3-15/0.3|µm
检测速度|inspection speed|10-90/5|cm²/s
高度精度|height accuracy|0.5-3/0.5|µm
误报率|false call rate|50-800/50|ppm
--
七色光源一次拍摄，虚焊与翘脚分得清。|Seven lights in one shot tell a cold joint from a lifted lead.
算法从元件库生成，新板一小时可检。|Programs come from the library; a new board is ready in an hour.
电芯极片对齐与焊缝气孔都能看见。|Electrode overhang and pores in welds are both seen.
检测数据反推印刷与贴装原因。|Results lead back to causes in printing and placement.`,
  ),
  speciality(
    506,
    'line fasteners arm',
    'consumer-electronics automotive medical new-energy',
    `
组装|Assembly
精密组装|Precision Assembly
--
SD|自动锁螺丝机|automatic screwdriving machine
PF|精密压装机|precision press-fit machine
AS|柔性组装线|flexible assembly line
--
扭矩精度|torque accuracy|1-5/1|%
节拍|cycle time|0.8-12/0.2|s
压力分辨率|force resolution|0.1-5/0.1|N
螺丝规格|screw size M|1-8/1|
--
浮锁、滑牙与漏锁分别判定并报位号。|Floating, stripped and missing screws are told apart, each with its place.
压装曲线逐件存储五年。|The curve of each joint is kept for five years.
工位模块一小时重组，换代不换线。|Stations are rearranged in an hour, so a new model keeps the line.
振动供料换成柔性料仓，无卡料。|Flexible bins replace bowl feeders and do not jam.`,
  ),
  speciality(
    507,
    'sheet contour board',
    'semiconductor consumer-electronics medical watches-jewellery',
    `
微加工|Micromachining
超快激光|Ultrafast Lasers
--
PL|皮秒激光切割机|picosecond laser cutter
GL|玻璃激光钻孔机|laser glass driller
LM|激光打标机|laser marker
--
脉宽|pulse width|0.3-15/0.1|ps
最小孔径|smallest hole|5-100/5|µm
加工精度|accuracy|1-10/1|µm
平均功率|average power|5-120/5|W
--
热影响区小于3微米，边缘不需抛光。|The heat-affected zone is below 3 µm, and edges need no polish.
振镜与平台联动，大幅面没有接缝。|Scanner and stage move as one, so large areas have no seams.
脆性材料裂片不崩边。|Brittle materials part without chips.
加工状态由同轴相机判断。|A coaxial camera judges the work as it is done.`,
  ),
  speciality(
    508,
    'board line probe',
    'consumer-electronics automotive energy-power new-energy drones',
    `
测试|Test Systems
老化设备|Burn-in
--
FT|功能测试系统|functional test system
BI|老化测试柜|burn-in chamber
TC|高低温试验箱|thermal cycling chamber
--
测试通道|channels|16-1024/16|channels
温度范围上限|upper temperature|85-180/5|°C
温变速率|ramp|3-25/1|°C/min
测量精度|accuracy|0.01-0.2/0.01|%
--
并行测试互不干扰，良率数据实时上墙。|Parallel sites do not disturb each other, and yield shows on the wall as it comes.
回馈式负载把八成电能送回电网。|Regenerative loads give eighty per cent of the power back.
夹具探针寿命自动计数。|Contacts of the probes are counted.
测试序列拖放编排，工程师不写代码。|Sequences are drawn, not coded.`,
  ),
  speciality(
    509,
    'halls lattice',
    'semiconductor medical consumer-electronics',
    `
洁净|Clean Room
静电防护|ESD Protection
--
FU|风机过滤单元|fan filter unit
IB|离子风机|ionising blower
AS|风淋室|air shower
--
风量|air flow|200-2400/100|m³/h
过滤效率|filter efficiency|99.95-99.999/0.001|%
消电时间|decay time|0.6-3/0.1|s
噪声|noise level|44-62/1|dB
--
群控一千台，压差与风速在一张图上。|A thousand units are steered together, pressure and speed on one plan.
离子平衡自动修正到正负5伏。|Balance corrects itself to 5 V either way.
电机效率高，三年电费省出机价。|The motor is thrifty: three years of power pay for the unit.
静电事件逐点记录，便于追责。|Events of charge are logged where they happen.`,
  ),
];
