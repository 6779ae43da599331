/// Projects as Xcode writes them, for tests.
enum Projects {
  /// Xcode 15: two apps with files of the same names, a file that both compile, and a framework that both import.
  static let listed = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 56;
    	objects = {

    /* Begin PBXBuildFile section */
    		B1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
    		B2 /* Text.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2; };
    		B3 /* Shared.swift in Sources */ = {isa = PBXBuildFile; fileRef = F5; };
    		B4 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F3; };
    		B5 /* Text.swift in Sources */ = {isa = PBXBuildFile; fileRef = F4; };
    		B6 /* Shared.swift in Sources */ = {isa = PBXBuildFile; fileRef = F5; };
    		B7 /* Kit.swift in Sources */ = {isa = PBXBuildFile; fileRef = F6; };
    		B8 /* Kit.framework in Frameworks */ = {isa = PBXBuildFile; fileRef = F7 /* Kit.framework */; };
    		B9 /* Info.plist in Resources */ = {isa = PBXBuildFile; fileRef = F8; };
    /* End PBXBuildFile section */

    /* Begin PBXFileReference section */
    		F1 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
    		F2 /* Text.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = Text.swift; path = "iOS/My Texts/Text.swift"; sourceTree = SOURCE_ROOT; };
    		F3 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
    		F4 /* Text.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ../macOS/Text.swift; sourceTree = "<group>"; };
    		F5 /* Shared.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Shared.swift; sourceTree = "<group>"; };
    		F6 /* Kit.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Kit/Kit.swift; sourceTree = "<group>"; };
    		F7 /* Kit.framework */ = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    		F8 /* Info.plist */ = {isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
    /* End PBXFileReference section */

    /* Begin PBXGroup section */
    		G0 = {isa = PBXGroup; children = (G1, G2, G3, F6, F7, ); sourceTree = "<group>"; };
    		G1 /* iOS */ = {isa = PBXGroup; children = (F1, F2, F8, ); path = iOS; sourceTree = "<group>"; };
    		G2 /* macOS */ = {isa = PBXGroup; children = (F3, F4, ); path = macOS; sourceTree = "<group>"; };
    		G3 /* Shared */ = {isa = PBXGroup; children = (F5, ); name = Common; path = Shared; sourceTree = "<group>"; };
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    		T1 /* App-iOS */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = C1;
    			buildPhases = (P1, P5, );
    			dependencies = (
    			);
    			name = "App-iOS";
    			productType = "com.apple.product-type.application";
    		};
    		T2 /* App-macOS */ = {isa = PBXNativeTarget; buildConfigurationList = C2; buildPhases = (P2, P6); name = "App-macOS"; productType = "com.apple.product-type.application"; };
    		T3 /* Kit */ = {isa = PBXNativeTarget; buildConfigurationList = C3; buildPhases = (P3); name = "Kit-Framework"; productType = "com.apple.product-type.framework"; };
    /* End PBXNativeTarget section */

    		P0 /* Project object */ = {
    			isa = PBXProject;
    			buildConfigurationList = C0;
    			mainGroup = G0;
    			projectDirPath = "";
    			targets = (T1, T2, T3);
    		};
    		P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, ); };
    		P2 = {isa = PBXSourcesBuildPhase; files = (B4, B5, B6, ); };
    		P3 = {isa = PBXSourcesBuildPhase; files = (B7, ); };
    		P5 = {isa = PBXResourcesBuildPhase; files = (B9, ); };
    		P6 = {isa = PBXFrameworksBuildPhase; files = (B8, ); };

    		C0 = {isa = XCConfigurationList; buildConfigurations = (S0, ); };
    		C1 = {isa = XCConfigurationList; buildConfigurations = (S1, ); };
    		C2 = {isa = XCConfigurationList; buildConfigurations = (S2, ); };
    		C3 = {isa = XCConfigurationList; buildConfigurations = (S3, ); };
    		S0 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 5.0; }; name = Debug; };
    		S1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; name = Debug; };
    		S2 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "My App"; SWIFT_VERSION = 4.2; }; name = Debug; };
    		S3 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_MODULE_NAME = Kit; }; name = Debug; };
    	};
    	rootObject = P0 /* Project object */;
    }

    """

  /// Xcode 16: folders whose files no list names. Of `Shared`, the app leaves `Extra.swift` out, and the widget takes
  /// `Model.swift` alone.
  static let synchronized = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	objectVersion = 77;
    	objects = {
    		E1 /* Exceptions for "Shared" folder in "App" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				Extra.swift,
    				"Old Code",
    			);
    			target = T1 /* App */;
    		};
    		E2 /* Exceptions for "Shared" folder in "Widget" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				Models/Model.swift,
    			);
    			target = T2 /* Widget */;
    		};
    		E3 = {
    			isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
    			buildPhase = P9;
    			membershipExceptions = (Models/Model.swift, );
    		};
    		G0 = {isa = PBXGroup; children = (G1, G2, G3, ); sourceTree = "<group>"; };
    		G1 /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    		G2 /* Shared */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, E3, ); explicitFileTypes = {}; explicitFolders = (Data, ); path = Shared; sourceTree = "<group>"; };
    		G3 /* Widget */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
    		T1 = {isa = PBXNativeTarget; buildPhases = (P1, P9, ); fileSystemSynchronizedGroups = (G1, G2, ); name = App; };
    		T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); fileSystemSynchronizedGroups = (G3, ); name = Widget; };
    		P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
    		P1 = {isa = PBXSourcesBuildPhase; files = (); };
    		P2 = {isa = PBXSourcesBuildPhase; files = (); };
    		P9 = {isa = PBXCopyFilesBuildPhase; files = (); };
    	};
    	rootObject = P0;
    }

    """

  static let workspace = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version = "1.0">
       <Group location = "container:Apps" name = "Apps">
          <FileRef location = "group:App/App.xcodeproj"></FileRef>
       </Group>
       <FileRef location = "group:Packages/Core"></FileRef>
    </Workspace>

    """
}
