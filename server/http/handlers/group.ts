import type { Handlers } from '../contract';
import type { Services } from '../../services';

export const groupHandlers = (services: Services) =>
  ({
    groupAddCarNos: ({ body }, context) => services.groups.addCars(body, context),
    groupBatchSave: ({ body }, context) => services.groupMembers.saveAll(body, context),
    groupDeleteUser: ({ path }, context) => services.groupMembers.remove(path.id, context),
    groupExcelImport: ({ body }, context) => services.groupExcel.preview(body, context),
    groupExcelSave: ({ body }, context) => services.groupExcel.save(body, context),
    groupExcelTemplate: (_input, context) => services.groupExcel.template(context),
    groupExportQrCode: ({ query }, context) => services.groupQr.archive(query.groupId, context),
    groupFindById: ({ path }, context) => services.groups.byId(path.id, context),
    groupFindByMobile: ({ path }, context) => services.groups.find(path, context),
    groupQrCode: ({ query }, context) => services.groupQr.code(query.visitGroupUserId, context),
    groupSaveUser: ({ body }, context) => services.groupMembers.save(body, context),
    groupUpdate: ({ body }, context) => services.groups.update(body, context),
    groupUpdateMaster: ({ path }, context) => services.groupMembers.nameMaster(path.groupId, path.userId, context),
    groupUpdateUser: ({ body }, context) => services.groupMembers.change(body, context),
  }) satisfies Handlers;
