import { speciality } from './table';

/** Theme 2, metal forming machine tools. */
export const forming = [
  speciality(
    201,
    'sheet press',
    'automotive hardware construction-agri rail-ship energy-power',
    `
激光|Laser
激光装备|Laser Equipment
--
FL|光纤激光切割机|fibre laser cutting machine
LC|卷料激光落料线|coil-fed laser blanking line
BL|坡口激光切割机|bevel laser cutting machine
--
激光功率|laser power|3-40/1|kW
加工幅面长度|cutting length|3000-12000/500|mm
最大切割厚度|cutting thickness|12-80/4|mm
定位速度|positioning speed|80-200/10|m/min
--
穿孔由光电信号判断，不烧边也不空等。|Photodiodes judge the piercing, so edges are not burnt and no time is lost.
喷嘴中心与镜片温度自动检查。|Nozzle centring and lens temperature are checked by the machine.
混合气体切割碳钢，亮面且不挂渣。|Mixed gas cuts mild steel bright and free of dross.
换台时间10秒，交换时仍在排烟。|Tables change in 10 s while fumes are still drawn off.`,
  ),
  speciality(
    202,
    'press',
    'hardware energy-power construction-agri automotive',
    `
折弯|Bending
钣金装备|Sheet Metal Systems
--
PB|电液伺服折弯机|servo-hydraulic press brake
EB|全电折弯机|electric press brake
PF|柔性多边折弯中心|panel bending centre
--
公称力|nominal force|400-4000/200|kN
折弯长度|bending length|1250-6000/250|mm
角度精度|angle accuracy|0.2-0.8/0.1|°
滑块速度|ram speed|100-220/10|mm/s
--
激光测角在折弯过程中修正回弹，首件就对。|A laser measures the angle during the bend and corrects springback, so the first part is right.
挠度补偿分七段，长板两端角度一致。|Crowning works in seven zones and keeps the angle along the length.
模具快换，一人三分钟换完一台。|Tools change fast: one person, three minutes.
图纸直接生成折弯顺序与碰撞检查。|The drawing gives bend sequence and collision check at once.`,
  ),
  speciality(
    203,
    'press fasteners',
    'automotive hardware consumer-electronics energy-power',
    `
冲压机床|Presses
冲床|Punching
--
TP|数控转塔冲床|CNC turret punch press
HS|高速精密冲床|high-speed precision press
CP|闭式双点压力机|straight-side press
--
公称力|nominal force|200-6300/100|kN
行程次数|strokes|40-1200/20|/min
滑块行程|slide stroke|20-400/20|mm
装模高度|die height|200-900/50|mm
--
下死点变化控制在10微米以内。|The lower dead point stays within 10 µm.
冲裁、攻丝与小成形在一台机上完成。|Punching, tapping and small forms happen in one machine.
吨位曲线逐冲记录，模具磨损可以预见。|The force curve of each stroke is kept, so die wear can be foreseen.
防振基础与隔声罩为标准配置。|Isolated footing and an acoustic cabin are standard.`,
  ),
  speciality(
    204,
    'press line',
    'automotive new-energy hardware aerospace',
    `
液压机|Hydraulic Presses
伺服压力机|Servo Presses
--
SP|伺服压力机|servo press
HP|框架式液压机|frame hydraulic press
HF|热成形液压机|hot forming press
--
公称力|nominal force|500-25000/500|kN
工作台长度|table length|800-4500/100|mm
最大速度|highest speed|100-800/50|mm/s
压力保持精度|pressure accuracy|0.5-2/0.5|%
--
滑块曲线可自由编程，拉深件开裂率下降一半。|The slide curve is free, which halves splits in deep drawing.
泵组按需运转，待机功率不足2千瓦。|Pumps run on demand; standby takes less than 2 kW.
保压冷却与快速合模为热成形而设计。|Dwell cooling and fast closing are made for hot forming.
四点独立调平，偏载也不倾斜。|Four corners level by themselves, even under an eccentric load.`,
  ),
  speciality(
    205,
    'springs contour',
    'automotive hardware construction-agri new-energy',
    `
管材装备|Tube Machines
弯管|Tube Bending
--
TL|激光切管机|laser tube cutting machine
TB|数控弯管机|CNC tube bender
TE|管端成形机|tube end former
--
最大管径|largest tube|20-350/10|mm
最大管长|longest tube|3000-12000/500|mm
最小尾料|shortest remnant|30-150/10|mm
弯曲角度精度|bending accuracy|0.05-0.2/0.05|°
--
三卡盘全程夹持，零尾料切割。|Three chucks hold the tube all along and leave no remnant.
焊缝自动识别并避开弯曲外侧。|The weld seam is found and kept off the outside of the bend.
上料、切割、弯曲与检测可连成一线。|Loading, cutting, bending and checking join into one line.
回弹数据库随材料批次学习。|The springback library learns with each batch of material.`,
  ),
  speciality(
    206,
    'arm line',
    'automotive rail-ship construction-agri energy-power new-energy',
    `
焊接|Welding
焊接科技|Joining Technology
--
HW|手持激光焊机|hand-held laser welder
RW|机器人焊接工作站|robot welding cell
AW|脉冲气保焊机|pulsed MIG welder
--
焊接电流|welding current|160-600/20|A
负载持续率|duty cycle|60-100/10|%
最大熔深|penetration|2-12/1|mm
送丝速度|wire feed|2-24/2|m/min
--
焊缝跟踪误差小于0.2毫米，板件翘曲也能焊准。|Seam tracking stays within 0.2 mm even on warped sheet.
飞溅减少七成，焊后不需打磨。|Spatter falls by seventy per cent, so grinding is not needed.
示教由拖动完成，十分钟编一条焊缝。|A seam is taught by hand in ten minutes.
每条焊缝的电流与气体流量都可追溯。|Current and gas of every seam can be traced.`,
  ),
  speciality(
    207,
    'sheet line',
    'hardware automotive aerospace energy-power',
    `
校平|Levelling
表面精整|Finishing Systems
--
LV|精密校平机|precision leveller
DB|钣金去毛刺机|deburring machine
ER|边缘圆角机|edge rounding machine
--
最大板宽|sheet width|300-2000/100|mm
最大板厚|sheet thickness|1-25/1|mm
进料速度|feed speed|0.5-8/0.5|m/min
校平精度|flatness|0.1-0.6/0.1|mm/m
--
辊缝由液压闭环保持，厚度突变不留痕。|The roll gap is held by a hydraulic loop and leaves no mark where thickness jumps.
干湿两用，粉尘集中收集。|It runs wet or dry and collects its dust.
毛刷与砂带寿命自动补偿，圆角始终两毫米。|Wear of brush and belt is corrected, so the radius stays at two millimetres.
小至五十毫米的零件也能真空吸附通过。|Vacuum holds parts down to fifty millimetres.`,
  ),
  speciality(
    208,
    'press fasteners contour',
    'automotive consumer-electronics hardware new-energy',
    `
模具|Dies
模具标准件|Die Components
--
PD|级进模|progressive die
BT|折弯模具|press brake tooling
DS|模具导柱组件|guide post set
--
设计寿命|design life|50-500/50|万次 (10k strokes)
刃口硬度|edge hardness|58-64/1|HRC
冲裁间隙|clearance|0.005-0.06/0.005|mm
工位数|stations|4-36/2|stations
--
凸模经深冷处理，刃磨间隔翻倍。|Punches are treated by deep cold, which doubles the time between grinds.
模内传感器在误送时50毫秒停机。|Sensors in the die stop a misfeed within 50 ms.
标准件两天发货，图纸可以在线配置。|Standard parts leave in two days and are configured online.
试模报告附料带实物与尺寸表。|The try-out report comes with the strip itself and its dimensions.`,
  ),
  speciality(
    209,
    'sheet line halls',
    'hardware energy-power automotive logistics-packaging',
    `
板材仓储|Sheet Storage
柔性制造|Flexible Manufacturing
--
TW|板材立体库|sheet storage tower
NS|套料软件|nesting software
SP|自动分拣系统|part sorting system
--
货位数|shelves|10-600/10|shelves
单层承重|load a shelf|1-5/1|t
存取周期|cycle time|30-120/5|s
板材利用率|sheet yield|78-94/1|%
--
余料带码入库，下一张订单优先使用。|Remnants are coded and used by the next order first.
与激光机、折弯机共用一个排程。|Laser and press brake share one schedule.
夜班无人上下料，早晨零件已按订单码好。|Nights run without people; in the morning parts are sorted by order.
共边套料自动避开热变形。|Common cuts are placed so that heat does no harm.`,
  ),
];
